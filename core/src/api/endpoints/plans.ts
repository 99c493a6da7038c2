import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDate } from '../parameters/date-parameter.ts';
import { flag, text, texts } from '../parameters/parameters.ts';

const siteGlobalKey = text('The site, by its site_global_key from the list of sites.');

const mostPages = 1000;
/** Fewer cannot show what happens by chance. */
export const leastPagesAlone = 20;
/** How long Google takes to revisit a page, where no inspection says it. */
export const usualDelayDays = 7;

const changedPages = `The URLs of the pages to change, repeated or as an array: 1 to ${mostPages}.`;
const pagesAlone = `The URLs of the pages to leave alone: ${leastPagesAlone} to ${mostPages}.`;

const writes = {
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
} as const;

export const addPlan = defineEndpoint({
	...writes,
	name: 'addPlan',
	paths: ['/api/v3/changes/add_plan'],
	summary: 'Keep a plan',
	description:
		'Keeps which pages are to be changed and which are left alone. Once a change with the same note is added, its effect is judged as planned: beside the pages that were left alone, and no others. A plan with the same note is replaced.',
	input: z.object({
		site_global_key: siteGlobalKey,
		note: text('The change in at most 200 characters, such as “New titles”.').check(
			z.maxLength(200, { error: 'A note has at most 200 characters.' }),
		),
		date: z.optional(calendarDate('The day on which the change is to be made; today by default.')),
		changed: texts(changedPages).check(
			z.minLength(1, { error: changedPages }),
			z.maxLength(mostPages, { error: changedPages }),
		),
		alone: texts(pagesAlone).check(
			z.minLength(leastPagesAlone, { error: pagesAlone }),
			z.maxLength(mostPages, { error: pagesAlone }),
		),
		dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	}),
	output: z.strictObject({
		date: z.string(),
		changed_count: z.int(),
		alone_count: z.int(),
	}),
	example: {
		site_global_key: 'sample-site',
		note: 'Titles as questions',
		date: '2026-11-30',
		changed: ['https://bakery.example/rye-bread'],
		alone: Array.from({ length: leastPagesAlone }, (_, at) => `https://bakery.example/bread-${at}`),
		dry_run: true,
	},
});

const planSchema = z.strictObject({
	note: z.string(),
	/** The day on which the change is to be made. */
	date: z.string(),
	created_at: z.iso.datetime(),
	/** The day of the change that has this note since; null if none has. */
	made_on: z.nullable(z.string()),
	changed: z.array(z.string()),
	alone: z.array(z.string()),
});

export type KeptPlan = z.infer<typeof planSchema>;

export const listPlans = defineEndpoint({
	name: 'listPlans',
	paths: ['/api/v3/changes/plans'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List plans',
	description: 'The plans that were kept, the newest first, each with its pages.',
	input: z.object({ site_global_key: siteGlobalKey }),
	output: z.strictObject({ plans: z.array(planSchema) }),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});

export const removePlan = defineEndpoint({
	...writes,
	name: 'removePlan',
	paths: ['/api/v3/changes/remove_plan'],
	summary: 'Remove a plan',
	description:
		'Removes a plan. A change that was made by it is judged like any other from then on: beside all pages without a change.',
	input: z.object({
		site_global_key: siteGlobalKey,
		note: text('The note of the plan.'),
		dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	}),
	output: z.strictObject({
		/** False if no plan has this note. */
		is_removed: z.boolean(),
	}),
	example: { site_global_key: 'sample-site', note: 'Titles as questions', dry_run: true },
});
