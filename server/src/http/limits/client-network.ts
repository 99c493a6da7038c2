import ipaddr from 'ipaddr.js';

/** The name under which a client is counted. One client has as many IPv6 addresses of a /64 as it likes. */
export function clientNetwork(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const parsed = ipaddr.process(address);
	return 'parts' in parsed ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
