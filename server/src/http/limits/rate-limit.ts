import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@plumbline/core/api';
import ipaddr from 'ipaddr.js';
import type { Caller } from '../../accounts/api-keys/api-keys.store.ts';
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
/** Shared by all IP addresses, because a single client may use many of them. */
const allFailedKeys: Allowance = { name: 'all-failed-keys', perMinute: 300, burst: 300 };

export interface RateLimits {
	/** Takes a token and returns the response headers; throws if the caller has to wait. */
	takeCall(caller: Caller, kind: Endpoint['allowance']): Readonly<Record<string, string>>;
	/** Like `takeCall`, but waits for the token. */
	waitForCall(caller: Caller, kind: Endpoint['allowance'], signal: AbortSignal): Promise<void>;
	/** Throws if too many wrong keys came from this IP address. */
	takeFailure(address: string): void;
	/** Whether so many wrong keys came, from this IP address or from all, that the next is probably wrong too. */
	hasManyFailures(address: string): boolean;
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
			buckets.take('', allFailedKeys);
			const client = clientNetwork(address);
			if (setting === 'off') buckets.take(client, failedKeys);
			else take(buckets, client, failedKeys);
		},
		hasManyFailures(address) {
			const isOver = buckets.isEmpty(clientNetwork(address), failedKeys);
			return isOver || buckets.isEmpty('', allFailedKeys);
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

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
function rateLimitHeaders({ name, perMinute }: Allowance, taken: Taken): Record<string, string> {
	return {
		'ratelimit-policy': `"${name}";q=${perMinute};w=60`,
		ratelimit: `"${name}";r=${taken.remaining};t=${taken.resetSeconds}`,
	};
}

/** The name under which a client is counted. One client has as many IPv6 addresses of a /64 as it likes. */
export function clientNetwork(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const parsed = ipaddr.process(address);
	return 'parts' in parsed ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
