import type { Endpoint } from '@plumbline/core/api';
import * as z from 'zod';
import { describedArguments } from '../operations/describe-operation.ts';
import { changesSomething, folded, operations } from '../operations/operations.ts';
import { searchOperations } from '../operations/search-operations.ts';
import { inToolWords } from '../operations/tool-words.ts';
import { defineTool } from '../tool.ts';

/** The others are named with a sentence. */
const mostDescribed = 2;

export const findOperation = defineTool({
	name: 'find_operation',
	title: 'Find an operation',
	description:
		'Finds what else the server knows and does, with the arguments: what to do next, pages, queries, Google’s verdicts, totals, field data, crawls, changes and their effects, watches, reports.',
	scope: ['read', 'optimize', 'keywords:write'],
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		words: z.optional(z.string()).describe('A name, or words in English. Default: all.'),
	}),
	head: z.object({
		found: z.boolean().describe('false: nothing matches the words, so that all are listed.'),
	}),
	item: z.object({
		operation: z.string(),
		run_with: z.enum(['run_operation', 'run_change']),
		summary: z.string(),
		description: z.optional(z.string()),
		arguments: z.optional(z.record(z.string(), z.string())),
	}),
	async answer({ words = '' }, { scopes }) {
		const allowed = operations.filter(({ scope }) => scopes.includes(scope));
		const named = allowed.filter(({ name }) => folded(name) === folded(words));
		const found = named.length > 0 ? named : searchOperations(words, allowed);
		const listed = found.length > 0 ? found : allowed;
		return {
			head: { found: found.length > 0 || words.trim() === '' },
			items: listed.map((operation, index) => ({
				operation: operation.name,
				run_with: changesSomething(operation)
					? ('run_change' as const)
					: ('run_operation' as const),
				summary: operation.summary,
				...(found.length > 0 && index < mostDescribed && details(operation)),
			})),
		};
	},
});

const details = (operation: Endpoint) => ({
	description: inToolWords(operation.description),
	arguments: describedArguments(operation),
});
