import { unreachable } from './fetch-outcome.ts';
import type { HttpClient } from './http-client.ts';

/** Limits the requests of one call, including redirects and robots.txt. */
export interface RequestBudget {
	/** False if there is no room for one more request to this host. */
	take(host: string): boolean;
}

export interface BudgetLimits {
	readonly requests: number;
	readonly hosts: number;
}

export function createRequestBudget(limits: BudgetLimits): RequestBudget {
	const hosts = new Set<string>();
	let requests = 0;
	return {
		take(host) {
			if (requests >= limits.requests) return false;
			if (!hosts.has(host) && hosts.size >= limits.hosts) return false;
			hosts.add(host);
			requests++;
			return true;
		},
	};
}

export function withBudget(client: HttpClient, budget: RequestBudget): HttpClient {
	return {
		...client,
		async get(url, headers, signal) {
			if (budget.take(url.host)) return client.get(url, headers, signal);
			const detail = 'One call does not request more URLs than it already has.';
			throw unreachable(url.href, 'over_budget', detail);
		},
	};
}
