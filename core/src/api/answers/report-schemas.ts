import { listRules } from '../endpoints/list-rules.ts';
import { htmlReportSchema, pageReportSchema } from '../endpoints/page-report.ts';
import { reportOnMany } from '../endpoints/report-on-many.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: report } = htmlReportSchema;
const { shape: page } = pageReportSchema;
const auditItem = objectIn(report.audit);
const occurrence = objectIn(auditItem.shape.occurrences);
const rules = listRules.output;
const [batchReport, batchProblem] = reportOnMany.output.def.options;

const ruleName = ['The name of the rule. It never changes.', 'title_tag_is_not_too_long'] as const;
const risk = 'The risk that mending it does harm.';
const difficulty = 'How hard it is to mend.';
const impact = 'How much the rule matters for search, from 1 (little) to 5 (much).';
const ruleClass =
	'The basis of the rule: a search engine’s own page or a specification (engine), a custom of the trade (convention), accessibility, or nothing to judge (information).';
const audience = 'The person who can mend it.';
const title = ['The state that should hold.', 'The title fits into the search result'] as const;
const why = [
	'Why it matters.',
	'Search engines shorten a longer title, often in the middle of a thought.',
] as const;
const fix = ['What to do.', 'Put the important words first and shorten the title.'] as const;

const placeFields = {
	selector: [
		'A CSS selector of the element; null if the finding is about no element.',
		'head > title',
	],
	snippet: [
		'The beginning of the element’s HTML; null if the finding is about no element.',
		'<title>Rye bread…',
	],
	line: ['The line in the HTML, from 1; null if it is not known.', 4],
	column: ['The column in the line, from 1; null if it is not known.', 3],
} as const;

const reportFields = {
	keywords: [
		'The keywords that the HTML suggests, the strongest first; empty in a report on a published page.',
		['rye bread'],
	],
	audit: 'One item for each rule, in the order of the catalog.',
	verdict: 'Can search engines show the page? Only with details=true.',
	counts: 'The number of rules by result. Only with details=true.',
	score: [
		'From 0 to 100: 100 less 25 for each error and 10 for each warning, and at most 20 for a page that cannot be indexed. Notes cost nothing, so many pages share a value: compare pages by their counts. Only with details=true.',
		55,
	],
	language: [
		'The language of the text as a BCP 47 tag; null if it is not clear. Only with details=true.',
		'en',
	],
	page_type: [
		'The kind of page, as its structured data or its content shows; null if it is not clear. Only with details=true.',
		'article',
	],
	page_type_signs: [
		'By what the kind was recognized: what the page claims, or what its content shows. Only with details=true.',
		['content:price', 'content:buy'],
	],
	rule_set: ['The version of the rules. Only with details=true.', '2026.11'],
	suggested_keywords: [
		'The apparent subjects of the page, the strongest first. Only with details=true.',
		['rye bread', 'sourdough'],
	],
} as const;

const batchPlace = {
	line: ['The line of the request, counted from 1.', 1],
	id: ['The id that the line gave; null without one.', 'home'],
} as const;

export const reportSchemas = [
	named('HtmlReport', htmlReportSchema, 'The result of a test of HTML.', reportFields),
	named('PageReport', pageReportSchema, 'The result of a test of a published page.', {
		...reportFields,
		page_meta: 'The page itself.',
		status: 'The answer of the page’s server.',
		redirects: 'The redirects on the way to the page, the first first. Only with details=true.',
		rendering:
			'Whether the scripts of the page were run. Only with details=true, if the request asks for rendering.',
	}),
	named('AuditItem', auditItem, 'The result of one rule.', {
		rule_name: ruleName,
		rule_risk: [risk, 'low'],
		rule_difficulty: [difficulty, 'easy'],
		rule_impact: [impact, 4],
		optimized: [
			'Whether the page satisfies the rule; also true if the rule does not apply or could not be checked.',
			false,
		],
		status: [
			'The result: passed, failed, not applicable to this page, not checked because something was missing, or information without a verdict. Only with details=true.',
			'failed',
		],
		reason: ['Why the rule was not checked; null if it was. Only with details=true.', null],
		class: [`${ruleClass} Only with details=true.`, 'engine'],
		severity: [
			'How bad the finding is: blocker keeps the page out of search, note is a hint. Only with details=true.',
			'warning',
		],
		audience: [`${audience} Only with details=true.`, 'writer'],
		source: [
			'The judged source: the HTML as sent, the page after its scripts ran, or the text in an editor. Only with details=true.',
			'html',
		],
		superseded: [
			'Whether a different failed rule already reports the same fault. Only with details=true.',
			false,
		],
		ignored: ['Whether a person chose to hide the finding. Only with details=true.', false],
		title: [`${title[0]} Only with details=true.`, title[1]],
		message: [
			'The finding in one sentence. Only with details=true.',
			'The title is 734 pixels wide. Google shows about 580.',
		],
		why: [`${why[0]} Only with details=true.`, why[1]],
		fix: [`${fix[0]} Only with details=true.`, fix[1]],
		evidence: 'The source of the rule. Only with details=true.',
		measured: [
			'Measured values by name: numbers in the unit that the name or the message says, such as pixels or words. Only with details=true.',
			{ width: 734 },
		],
		occurrence_count: ['The number of places. Only with details=true.', 1],
		occurrences: 'The places, at most the first hundred. Only with details=true.',
	}),
	named('Occurrence', occurrence, 'One place where a rule fails.', {
		id: [
			'Identifies the finding; it stays the same while the page around it changes.',
			'1k3f9x7q2a',
		],
		message: ['The fault in this place.', 'The title is 734 pixels wide. Google shows about 580.'],
		...placeFields,
		related: 'Other places that are involved, such as the first of two that contradict each other.',
	}),
	named('Place', objectIn(occurrence.shape.related), 'An element of the page.', placeFields),
	named('Evidence', objectIn(auditItem.shape.evidence), 'The source of a rule.', {
		url: [
			'The page of the source.',
			'https://developers.google.com/search/docs/appearance/title-link',
		],
		says: [
			'The statement of the source, in one sentence.',
			'Google generates title links from the title element and other content.',
		],
		checked: ['The day on which somebody last read the source.', '2026-11-02'],
	}),
	named('Verdict', objectIn(report.verdict), 'Whether search engines can show the page.', {
		indexable: [
			'yes; no, because it is out of reach; hidden, because it asks to stay out; elsewhere, because it names a different page; or unknown, because not all that can forbid it was read.',
			'yes',
		],
		summary: [
			'The verdict in one sentence, in the requested language.',
			'Search engines can index this page.',
		],
	}),
	named('Counts', objectIn(report.counts), 'The number of rules by result.', {
		blocker: ['Failed rules that keep the page out of search.', 0],
		error: ['Failed rules of severity error.', 1],
		warning: ['Failed rules of severity warning.', 3],
		note: ['Failed rules of severity note.', 5],
		passed: ['Rules that hold.', 120],
		not_applicable: ['Rules that do not apply to the page.', 60],
		not_checked: ['Rules that could not be checked.', 15],
	}),
	named('PageMeta', page.page_meta, 'The page itself.', {
		url: ['The URL of the page after redirects.', 'https://bakery.example/rye-bread'],
		original_url: ['The URL as requested.', 'http://bakery.example/rye-bread'],
		title: ['The title; empty without one.', 'Rye bread: our recipe'],
		meta_description: [
			'The meta description; empty without one.',
			'Bread from rye, water and salt.',
		],
		rel_author: ['The author that the page names with rel="author"; empty without one.', ''],
	}),
	named('PageStatus', page.status, 'The answer of the page’s server.', {
		http_status: ['The HTTP status, in digits.', '200'],
		char_set: ['The character encoding of the page.', 'utf-8'],
	}),
	named('Redirect', objectIn(page.redirects), 'One redirect on the way to the page.', {
		url: ['The URL that redirects.', 'http://bakery.example/rye-bread'],
		status: ['The HTTP status of the redirect; 200 for a page that redirects by a refresh.', 301],
		location: ['The URL that it leads to.', 'https://bakery.example/rye-bread'],
	}),
	named('Rendering', objectIn(page.rendering), 'Whether the scripts of the page were run.', {
		state: [
			'rendered; not_needed, because the HTML has the content; or failed, and the page was judged as it was sent.',
			'rendered',
		],
		reason: ['Why it failed; null if it did not.', null],
	}),
	named('RuleCatalog', rules, 'All rules.', {
		rule_set: ['The current version of the rules.', '2026.11'],
		rule_sets: ['All versions that a request may name, the newest first.', ['2026.11']],
		rules: 'The rules, in the order of reports.',
	}),
	named('CatalogRule', objectIn(rules.shape.rules), 'A rule with its texts and its source.', {
		rule_name: ruleName,
		rule_group: ['The subject of the rule.', 'title'],
		rule_risk: [risk, 'low'],
		rule_difficulty: [difficulty, 'easy'],
		rule_impact: [impact, 4],
		class: [ruleClass, 'engine'],
		severity: [
			'The severity of its most serious message; a report may call a milder one a note.',
			'warning',
		],
		audience: [audience, 'writer'],
		needs: [
			'Inputs that a request must contain for the rule to be judged; empty if HTML is enough.',
			['keyword'],
		],
		title,
		why,
		fix,
		evidence: 'The source of the rule.',
	}),
	named('BatchReport', batchReport, 'The report on one line of the request.', {
		...batchPlace,
		report: 'The report: on HTML if the line had some, else on a published page.',
	}),
	named('BatchProblem', batchProblem, 'Why one line of the request has no report.', {
		...batchPlace,
		problem: 'The reason.',
	}),
];
