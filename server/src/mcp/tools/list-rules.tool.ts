import { listRules as endpoint } from '@plumbline/core/api';
import * as z from 'zod';
import { defineTool } from '../tool.ts';

export const listRules = defineTool({
	name: 'list_rules',
	title: 'List the rules',
	description:
		'Lists the rules of the audit with the state that should hold, all or those that a search finds.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		group: z.optional(z.string()).describe('Such as title or indexability.'),
		search: z.optional(z.string()).describe('Words of the name or title, such as canonical.'),
	}),
	head: z.object({ rule_set: z.string(), groups: z.array(z.string()) }),
	item: z.object({
		rule: z.string(),
		severity: z.enum(['blocker', 'error', 'warning', 'note']),
		title: z.string(),
	}),
	async answer({ group, search = '' }, { client, signal }) {
		const { rule_set, rules } = await client.call(endpoint, {}, { signal });
		return {
			head: { rule_set, groups: [...new Set(rules.map(({ rule_group }) => rule_group))] },
			items: rules
				.filter(({ rule_group }) => group === undefined || rule_group === group)
				.filter(({ rule_name, title }) => contains(`${rule_name} ${title}`, search))
				.map(({ rule_name, severity, title }) => ({ rule: rule_name, severity, title })),
		};
	},
});

/** Whether a text contains all of the words. */
function contains(text: string, words: string): boolean {
	const plain = (part: string) => part.toLowerCase().replaceAll('_', ' ');
	return plain(words)
		.split(' ')
		.every((word) => plain(text).includes(word));
}
