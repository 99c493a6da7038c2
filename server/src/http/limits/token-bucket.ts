export interface Allowance {
	/** Its name in the RateLimit headers. */
	readonly name: string;
	readonly perMinute: number;
	/** How many may come at once. */
	readonly burst: number;
}

export interface Taken {
	readonly isAllowed: boolean;
	readonly remaining: number;
	/** Until the next request is allowed; 0 while tokens are left. */
	readonly retryAfterSeconds: number;
	/** Until the whole burst is back. */
	readonly resetSeconds: number;
}

export interface TokenBuckets {
	take(key: string, allowance: Allowance): Taken;
}

const mostBuckets = 10_000;

/** One bucket per key and allowance, refilled steadily. */
export function createTokenBuckets(now: () => number = Date.now): TokenBuckets {
	const buckets = new Map<string, { tokens: number; atMs: number }>();
	return {
		take(key, allowance) {
			const name = `${allowance.name}:${key}`;
			const perMs = allowance.perMinute / 60_000;
			const before = buckets.get(name) ?? { tokens: allowance.burst, atMs: now() };
			// A clock may be set back.
			const passedMs = Math.max(0, now() - before.atMs);
			const refilled = before.tokens + passedMs * perMs;
			const tokens = Math.min(allowance.burst, refilled);
			const isAllowed = tokens >= 1;
			const left = isAllowed ? tokens - 1 : tokens;
			buckets.delete(name);
			buckets.set(name, { tokens: left, atMs: now() });
			// The bucket unused for longest is full again, or nearly.
			if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? '');
			return {
				isAllowed,
				remaining: Math.floor(left),
				retryAfterSeconds: left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000),
				resetSeconds: Math.ceil((allowance.burst - left) / perMs / 1000),
			};
		},
	};
}
