/** Who is allowed to read the metrics: programs on this machine, anyone who reaches the port, or nobody. */
export const metricsAccesses = ['local', 'on', 'off'] as const;

export type MetricsAccess = (typeof metricsAccesses)[number];

interface Asked {
	/** The remote address of the connection. */
	readonly address: string;
	readonly headers: Readonly<Record<string, unknown>>;
}

/** Headers of proxies: such requests come from elsewhere, although the connection is local. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function mayReadMetrics(access: MetricsAccess, { address, headers }: Asked): boolean {
	if (access !== 'local') return access === 'on';
	return isLoopback(address) && !forwarded.some((name) => name in headers);
}

function isLoopback(address: string): boolean {
	return address === '::1' || /^(::ffff:)?127\./.test(address);
}
