import ipaddr from 'ipaddr.js';

/** `forbidden` stays blocked, even for a host that the operator allowed. */
export type AddressClass = 'public' | 'private' | 'forbidden';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

// Where clouds provide credentials: link-local, Azure’s wire server, Alibaba, Oracle, AWS (instances and
// Kubernetes) and Google over IPv6.
const metadataRanges: readonly Range[] = [
	'169.254.0.0/16',
	'168.63.129.16/32',
	'100.100.100.200/32',
	'192.0.0.192/32',
	'fe80::/10',
	'fd00:ec2::254/128',
	'fd00:ec2::23/128',
	'fd20:ce::254/128',
].map((range) => ipaddr.parseCIDR(range));

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

export function classifyAddress(address: string): AddressClass {
	if (!ipaddr.isValid(address)) return 'forbidden';
	const reached = reachedAddress(ipaddr.process(withoutZone(address)));
	if (metadataRanges.some((range) => isInRange(reached, range))) return 'forbidden';
	return isPublic(reached) ? 'public' : 'private';
}

/** An IPv4 host behind NAT64 is treated as that IPv4 host. */
function reachedAddress(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
	if (!(address instanceof ipaddr.IPv6) || !address.match(nat64)) return address;
	return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
	if (address.range() !== 'unicast') return false;
	return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

function isInRange(address: ipaddr.IPv4 | ipaddr.IPv6, [start, bits]: Range): boolean {
	return address.kind() === start.kind() && address.match(start, bits);
}

function withoutZone(address: string): string {
	return address.replace(/%.*$/, '');
}
