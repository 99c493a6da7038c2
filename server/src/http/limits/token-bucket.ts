export interface Allowance {
	/** Its name in the RateLimit headers. */
	readonly name: string;
	readonly perMinute: number;
	/** Maximum number of requests at once. */
	readonly burst: number;
}

export interface Taken {
	readonly isAllowed: boolean;
	readonly remaining: number;
	/** Seconds until the next request is allowed; 0 while tokens are left. */
	readonly retryAfterSeconds: number;
	/** Seconds until the bucket is full. */
	readonly resetSeconds: number;
}

export interface TokenBuckets {
	take(key: string, allowance: Allowance): Taken;
	isEmpty(key: string, allowance: Allowance): boolean;
}

const mostBuckets = 10_000;

/** One bucket per key and allowance, refilled at a steady rate. */
export function createTokenBuckets(now: () => number = Date.now): TokenBuckets {
	const buckets = new Map<string, { tokens: number; atMs: number }>();

	function tokensIn(name: string, { burst, perMinute }: Allowance): number {
		const before = buckets.get(name) ?? { tokens: burst, atMs: now() };
		// The clock may have been set back.
		const passedMs = Math.max(0, now() - before.atMs);
		return Math.min(burst, before.tokens + (passedMs * perMinute) / 60_000);
	}

	return {
		isEmpty: (key, allowance) => tokensIn(nameOf(key, allowance), allowance) < 1,
		take(key, allowance) {
			const name = nameOf(key, allowance);
			const perMs = allowance.perMinute / 60_000;
			const tokens = tokensIn(name, allowance);
			const isAllowed = tokens >= 1;
			const left = isAllowed ? tokens - 1 : tokens;
			buckets.delete(name);
			buckets.set(name, { tokens: left, atMs: now() });
			// The least recently used bucket is full again, or nearly, so nothing is lost.
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

function nameOf(key: string, { name }: Allowance): string {
	return `${name}:${key}`;
}
