import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../parameters/parameters.ts';
import { evidenceSchema } from './page-report.ts';

const ruleSchema = z.strictObject({
	rule_name: z.string(),
	rule_group: z.string(),
	rule_risk: z.enum(['low', 'moderate', 'high']),
	rule_difficulty: z.enum(['easy', 'average', 'hard']),
	rule_impact: z.int(),
	class: z.enum(['engine', 'convention', 'accessibility', 'information']),
	/** The severity of its most serious message; a report may call a milder one a note. */
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	audience: z.enum(['writer', 'seo', 'developer', 'owner']),
	/** The inputs that a request must contain for the rule to be judged. */
	needs: z.array(z.string()),
	title: z.string(),
	why: z.string(),
	fix: z.string(),
	evidence: evidenceSchema,
});

export const listRules = defineEndpoint({
	name: 'listRules',
	paths: ['/api/v3/optimization/rules'],
	scope: 'optimize',
	kind: 'audit',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the rules',
	description: 'The catalog of rules with their texts and sources, in the order of reports.',
	input: z.object({
		locale: z.optional(text('The language of the texts, as a BCP 47 tag such as en or ja.')),
	}),
	output: z.strictObject({
		rule_set: z.string(),
		rule_sets: z.array(z.string()),
		rules: z.array(ruleSchema),
	}),
	example: { locale: 'en' },
	problems: [],
});

export type CatalogueRule = z.infer<typeof ruleSchema>;
