import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { closestNames, didYouMean } from '../process/closest-names.ts';
import { refused, type Tool } from './tool.ts';

type Given = Readonly<Record<string, unknown>>;

/** The arguments of a tool for clients. The call checks them, to refuse them in words of ours. */
export function toolInput(tool: Tool): StandardSchemaWithJSON<Given, Given> {
	// The version of JSON Schema, which clients know, would take 8 % of the list.
	const { $schema: _, ...schema } = z.toJSONSchema(inputOf(tool), { io: 'input' });
	return {
		'~standard': {
			version: 1,
			vendor: 'plumbline',
			validate: (value) => ({ value: value as Given }),
			jsonSchema: { input: () => schema, output: () => schema },
		},
	};
}

/** The arguments with their defaults; otherwise a refusal that names what is wrong. */
export function checkedInput(tool: Tool, given: Given): Given & { readonly cursor?: string } {
	const result = inputOf(tool).safeParse(given);
	if (result.success) return result.data;
	throw refused(result.error.issues.map((issue) => wordsOf(tool, issue)).join(' '));
}

/** The instructions explain it once for all tools. */
const cursor = z.optional(z.string());

const inputOf = ({ input }: Tool) => input.extend({ cursor }).strict();

function wordsOf({ input, name }: Tool, issue: z.core.$ZodIssue): string {
	if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.')}: ${issue.message}.`;
	const known = Object.keys(input.shape);
	return issue.keys
		.map((key) => {
			const meant = didYouMean(closestNames(key, known)) || ` It has: ${known.join(', ')}.`;
			return `${name} has no argument “${key}”.${meant}`;
		})
		.join(' ');
}
