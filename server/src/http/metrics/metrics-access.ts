import { isIP } from 'node:net';

/** Access to the metrics: programs on this machine, anyone who reaches the port, or nobody. */
export const metricsAccesses = ['local', 'on', 'off'] as const;

export type MetricsAccess = (typeof metricsAccesses)[number];

interface Asked {
	/** The remote address of the connection. */
	readonly address: string;
	readonly headers: Readonly<Record<string, unknown>>;
}

/** Headers of proxies: such requests come from elsewhere, although the connection is local. */
const forwarded =
	/^(?:forwarded|x-forwarded-.*|x-real-ip|via|cf-connecting-ip|true-client-ip|fastly-client-ip)$/;

export function mayReadMetrics(access: MetricsAccess, { address, headers }: Asked): boolean {
	if (access !== 'local') return access === 'on';
	const isDirect = !Object.keys(headers).some((name) => forwarded.test(name));
	return isLoopback(address) && isDirect && isHereByAddress(headers.host);
}

/** A web page can make its own domain resolve to this machine, but not these names. */
function isHereByAddress(host: unknown): boolean {
	const name = URL.parse(`http://${host}`)?.hostname ?? '';
	return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function isLoopback(address: string): boolean {
	return address === '::1' || /^(::ffff:)?127\./.test(address);
}
