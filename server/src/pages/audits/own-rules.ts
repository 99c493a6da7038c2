import type { Rule } from '@plumbline/core';

/** By URL: the engine prepares a list of rules once. */
const known = new Map<string, Promise<readonly Rule[]>>();

/** The rules that the configuration of a project exports, which the command has checked. */
export function ownRulesIn(url: string): Promise<readonly Rule[]> {
	const rules = known.get(url) ?? load(url);
	known.set(url, rules);
	return rules;
}

async function load(url: string): Promise<readonly Rule[]> {
	const { default: config } = (await import(url)) as {
		readonly default: { readonly ownRules: readonly Rule[] };
	};
	return config.ownRules;
}
