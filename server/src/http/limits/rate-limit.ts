import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@plumbline/core/api';
import type { Caller } from '../../api-keys/api-keys.store.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Allowance, Taken, TokenBuckets } from './token-bucket.ts';

/** Requests per minute instead of the defaults; `off` for no limit; null for the defaults. */
export type RateLimitSetting = number | 'off' | null;

const largestBurst = 100;

const allowances: Readonly<Record<Endpoint['allowance'], Allowance>> = {
	requests: { name: 'requests', perMinute: 600, burst: largestBurst },
	pages: { name: 'pages', perMinute: 60, burst: 60 },
	writes: { name: 'writes', perMinute: 60, burst: 60 },
};

const failedKeys: Allowance = { name: 'failed-keys', perMinute: 30, burst: 30 };

export interface RateLimits {
	/** Takes a token and returns the response headers; throws when the caller must wait. */
	takeCall(caller: Caller, kind: Endpoint['allowance']): Readonly<Record<string, string>>;
	/** Waits instead. */
	waitForCall(caller: Caller, kind: Endpoint['allowance'], signal: AbortSignal): Promise<void>;
	/** Throws when too many wrong keys came from this address. */
	takeFailure(address: string): void;
}

export function createRateLimits(buckets: TokenBuckets, setting: RateLimitSetting): RateLimits {
	const allowanceOf = (caller: Caller, kind: Endpoint['allowance']) => {
		const perMinute = caller.rateLimit ?? setting;
		return perMinute === 'off' ? null : withLimit(allowances[kind], perMinute);
	};
	return {
		takeCall(caller, kind) {
			const allowance = allowanceOf(caller, kind);
			return allowance === null ? {} : take(buckets, String(caller.keyId), allowance);
		},
		async waitForCall(caller, kind, signal) {
			const allowance = allowanceOf(caller, kind);
			if (allowance === null) return;
			for (;;) {
				const taken = buckets.take(String(caller.keyId), allowance);
				if (taken.isAllowed) return;
				await setTimeout(taken.retryAfterSeconds * 1000, undefined, { signal });
			}
		},
		takeFailure(address) {
			if (setting !== 'off') take(buckets, address, failedKeys);
		},
	};
}

function withLimit(allowance: Allowance, perMinute: number | null): Allowance {
	if (perMinute === null) return allowance;
	return { ...allowance, perMinute, burst: Math.min(perMinute, largestBurst) };
}

function take(buckets: TokenBuckets, key: string, allowance: Allowance): Record<string, string> {
	const taken = buckets.take(key, allowance);
	const headers = rateLimitHeaders(allowance, taken);
	if (taken.isAllowed) return headers;
	const seconds = taken.retryAfterSeconds;
	const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
	throw new ProblemError('rate_limited', `Too many ${allowance.name}. Wait ${wait}.`, {
		headers: { ...headers, 'retry-after': String(seconds) },
	});
}

/** Fields of draft-ietf-httpapi-ratelimit-headers. */
function rateLimitHeaders({ name, perMinute }: Allowance, taken: Taken): Record<string, string> {
	return {
		'ratelimit-policy': `"${name}";q=${perMinute};w=60`,
		ratelimit: `"${name}";r=${taken.remaining};t=${taken.resetSeconds}`,
	};
}
