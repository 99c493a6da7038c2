import { addChanges } from '../endpoints/add-changes.ts';
import { changeSchema } from '../endpoints/change.ts';
import { editChanges } from '../endpoints/edit-changes.ts';
import { listChanges } from '../endpoints/list-changes.ts';
import { listEffects } from '../endpoints/list-effects.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: effects } = listEffects.output;
const batch = objectIn(effects.changes);

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
