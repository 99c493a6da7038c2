import { addChanges } from '../endpoints/add-changes.ts';
import { changeSchema } from '../endpoints/change.ts';
import { editChanges } from '../endpoints/edit-changes.ts';
import { listChanges } from '../endpoints/list-changes.ts';
import { listEffects } from '../endpoints/list-effects.ts';
import { planChange } from '../endpoints/plan-change.ts';
import { addPlan, listPlans, removePlan } from '../endpoints/plans.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: effects } = listEffects.output;
const { shape: plan } = planChange.output;
const batch = objectIn(effects.changes);
const option = objectIn(plan.options);
const kept = objectIn(listPlans.output.shape.plans);

const answer = {
	answer: [
		'More or fewer clicks than the pages left alone; no difference beyond chance; not enough data yet; or it cannot be judged at all.',
		'more',
	],
	text: [
		'The answer in one sentence, in the requested language.',
		'20% more clicks than comparable pages (between 6% and 35%).',
	],
	share: [
		'The change of clicks against the pages left alone, as a share: 0.2 is 20% more. Null without an answer.',
		0.2,
	],
	range: 'Covers the truth in nine of ten cases, as shares; null without an answer.',
	chance: [
		'How often pages that were left alone differ as much by chance, from 0 to 1; null without an answer.',
		0.02,
	],
	weeks_needed: ['Weeks to wait until there is enough data; null if waiting does not help.', null],
	pages_needed: [
		'Pages to change alike until there is enough data; null if it is not known.',
		null,
	],
} as const;

const pageCount = 'The number of pages.';
const sideNull = 'null if it cannot be computed. It is never a claim.';

export const changeSchemas = [
	named('Changes', listChanges.output, 'The changes of a site’s pages.', {
		total_count: ['The number of changes in the range.', 2],
		changes: 'The changes, the newest first.',
	}),
	named('Change', changeSchema, 'One change of a page.', {
		url: ['The page; null for the whole site.', 'https://bakery.example/rye-bread'],
		date: [
			'The day on which the page changed, or on which that was first seen, as YYYY-MM-DD.',
			'2026-11-03',
		],
		seen_at: ['When it was seen or noted, in UTC.', '2026-11-03T08:00:00Z'],
		made_by: [
			'The person or program that made it; “unknown” for a change that was only seen.',
			'unknown',
		],
		fields: [
			'The changed fields, such as title, description, h1, canonical or robots; empty for a note.',
			['title'],
		],
		note: ['The note; empty without one.', ''],
		resolved: [
			'The names of the rules whose findings are gone since.',
			['title_tag_is_not_too_long'],
		],
		caused: ['The names of the rules with findings since.', []],
	}),
	named('AddedChanges', addChanges.output, 'The noted change.', {
		date: ['The day of the change, as YYYY-MM-DD.', '2026-11-03'],
		page_count: ['The number of pages that have it now; 0 for an event of the whole site.', 1],
	}),
	named('ChangedNotes', editChanges.output, 'The outcome for a note.', {
		changed_count: ['How many rows had the note: one a page, or one for the whole site.', 1],
	}),
	named('Effects', listEffects.output, 'The effect of changes on the clicks of their pages.', {
		search_engine_global_key: [
			'The search engine whose figures count; null where none has figures by page and day.',
			'google',
		],
		date_from: ['The first day with figures, as YYYY-MM-DD; null without any.', '2025-07-01'],
		date_to: ['The last day with figures, as YYYY-MM-DD; null without any.', '2026-11-14'],
		changes: 'Pages that were changed alike on one day, the newest first.',
		rules: 'The effect of resolving the findings of a rule, over all changes that resolved them.',
	}),
	named('BatchEffect', batch, 'Pages that were changed alike on one day.', {
		date: ['The day, as YYYY-MM-DD.', '2026-09-07'],
		fields: ['The changed fields; empty for a note.', ['title']],
		note: ['The note; empty without one.', 'New titles'],
		made_by: ['The people or programs that made the change.', ['Ada']],
		resolved: ['The names of the rules whose findings it resolved.', ['title_tag_is_not_too_long']],
		page_count: [pageCount, 12],
		urls: ['The first of the pages.', ['https://bakery.example/rye-bread']],
		...answer,
		sentence: [
			'The change, its day and the answer in one sentence, in the requested language.',
			'Title changed on 12 pages on September 7, 2026: 20% more clicks than comparable pages (between 6% and 35%).',
		],
		comparable_pages: ['Pages left alone that it was compared with; null if it was not.', 64],
		is_planned: ['Whether a plan kept those pages apart before the change was made.', false],
		weeks: [
			'The compared weeks on each side of the change: 4 or 8; null if it was not compared.',
			4,
		],
		clicks_before: ['Clicks of the pages before; null if it was not compared.', 420],
		clicks_after: ['Clicks of the pages after; null if it was not compared.', 509],
		engine_events:
			'Updates of the engine, and faults of its figures, in the compared weeks; newest first.',
		impressions: `The change of impressions, as a share; ${sideNull}`,
		position: `The change of the position, in places up; ${sideNull}`,
		clicks_at_position: `The change of clicks at equal position, as a share, over queries of both windows; ${sideNull}`,
	}),
	named('ChangePlan', planChange.output, 'Which pages to change, and what would be seen.', {
		search_engine_global_key: [
			'The search engine whose figures count; null where none has figures by page and day.',
			'google',
		],
		date_to: ['The last day with complete figures, as YYYY-MM-DD; null without any.', '2026-11-14'],
		page_count: ['The pages that were asked about.', 186],
		usable_count: ['Those whose clicks can tell something.', 174],
		left_out: 'The others, by reason.',
		options: 'How many pages could be changed, and what would be seen then.',
		goals: 'The pages and weeks that show a rise of 10 %, and of 20 %.',
		size: ['The size of this plan.', 'half'],
		text: [
			'The smallest rise that the plan can show, in the requested language.',
			'Change 87 pages and leave 87 alone: a rise of 13% or more would be seen in 8 of 10 cases after 4 weeks.',
		],
		changed: 'The pages to change, most clicks first.',
		alone: 'The pages to leave alone, most clicks first.',
	}),
	named('PlanLeftOut', objectIn(plan.left_out), 'Pages that a plan cannot use.', {
		reason: [
			'They were changed in the newest 28 days or belong to another plan; have fewer than 20 clicks in 16 weeks; or are younger than that.',
			'young',
		],
		urls: ['The pages.', ['https://bakery.example/new-bread']],
	}),
	named('PlanOption', option, 'How many pages to change.', {
		size: ['The size, for the parameter of the same name.', 'half'],
		changed_count: ['Pages to change.', 87],
		alone_count: ['Pages to leave alone.', 87],
		visible: 'The smallest rise that would be seen after 4 weeks, and after 8.',
	}),
	named(
		'PlanVisible',
		objectIn(option.shape.visible),
		'The smallest rise that would be seen after some weeks.',
		{
			weeks: ['The weeks.', 4],
			share: [
				'The smallest rise of clicks that is seen in eight of ten cases, as a share; null if none could be judged.',
				0.13,
			],
			tried: ['Earlier dates at which the same split was tried, when nothing was changed.', 10],
			claimed: ['How many of them claimed an effect.', 0],
		},
	),
	named('PlanGoal', objectIn(plan.goals), 'The pages and weeks that show a rise.', {
		share: ['The rise of clicks, as a share.', 0.1],
		size: ['The smallest size that shows it; null if none does.', 'half'],
		weeks: ['The weeks that it takes; null if nothing shows it.', 8],
	}),
	named('PlannedPage', objectIn(plan.changed), 'A page of a plan.', {
		url: ['The page.', 'https://bakery.example/rye-bread'],
		clicks: ['Its clicks in the 16 weeks that are compared.', 412],
	}),
	named('KeptPlanOutcome', addPlan.output, 'The plan that was kept.', {
		date: ['The day on which the change is to be made, as YYYY-MM-DD.', '2026-11-30'],
		changed_count: ['Pages to change.', 1],
		alone_count: ['Pages to leave alone.', 20],
	}),
	named('KeptPlans', listPlans.output, 'The plans of a site.', {
		plans: 'The plans, the newest first.',
	}),
	named('KeptPlan', kept, 'A plan that was kept.', {
		note: ['The note of the change.', 'Titles as questions'],
		date: ['The day on which the change is to be made, as YYYY-MM-DD.', '2026-11-30'],
		created_at: ['When the plan was kept, in UTC.', '2026-11-27T09:00:00Z'],
		made_on: ['The day of the change that has this note since; null if none has.', null],
		changed: ['The pages to change.', ['https://bakery.example/rye-bread']],
		alone: ['The pages to leave alone.', ['https://bakery.example/wheat-bread']],
	}),
	named('RemovedPlan', removePlan.output, 'The outcome for a plan.', {
		is_removed: ['Whether a plan had the note.', true],
	}),
	named('EffectRange', objectIn(batch.shape.range), 'Covers the truth in nine of ten cases.', {
		from: ['The lower end.', 0.06],
		to: ['The upper end.', 0.35],
	}),
	named('SideFigure', objectIn(batch.shape.position), 'A figure beside the clicks.', {
		change: ['The change against the pages left alone.', 0.4],
		range: 'Covers the truth in nine of ten cases.',
	}),
	named('RuleEffect', objectIn(effects.rules), 'The effect of resolving the findings of a rule.', {
		rule_name: ['The name of the rule.', 'title_tag_is_not_too_long'],
		change_count: ['The number of changes.', 3],
		page_count: [pageCount, 24],
		...answer,
	}),
];
