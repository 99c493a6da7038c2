import { describe, expect, it } from 'vitest';
import { tooDeep } from '../../facts/facts-of-html.fixtures.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { type GlanceLine, lineMarks } from '../../insights/glance/line-marks.ts';
import { pageGlance } from '../../insights/glance/page-glance.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml, factsOfHtml } from '../../run/audit-html.ts';
import { createAuditor } from '../../run/auditor.ts';
import { pageText } from '../formats/format-text.ts';
import { toDetails } from './details.ts';
import { isFinePage } from './fine.ts';
import { verdictParts } from './verdict-line.ts';

type Fact = keyof PageFacts['facts'];

const fixture = {
	head: '<meta property="og:title" content="Bread"><link rel="alternate" hreflang="en" href="https://example.com/bread/sourdough">',
	vitals: {},
};
const options = { ...fixtureOptions(fixture), keywords: ['sourdough bread'] };
const page = factsOfHtml(fixtureHtml(fixture), options);

/** The verdict that hosts draw for the page with one fact replaced. */
function drawnWith(fact: Fact, value: unknown) {
	const changed = {
		...page,
		facts: { ...page.facts, [fact]: value },
		...(value === null && { unknown: { ...page.unknown, [fact]: 'no_layout' } }),
	} as PageFacts;
	const auditor = createAuditor(options);
	const report = auditor.audit(changed);
	const glance = pageGlance(auditor.facts(changed), auditor.ruleSet, new Date('2026-11-27'));
	const marks = lineMarks(report, glance);
	return {
		isFine: isFinePage(report),
		command: pageText({ subject: 'page', report }),
		api: toDetails(report).verdict,
		fineLines: [...marks].filter(([, { state }]) => state === 'right').map(([line]) => line),
	};
}

/** The lines that show a fact, and so cannot be fine without it. */
const linesOf: Partial<Record<Fact, readonly GlanceLine[]>> = {
	titles: ['title'],
	descriptions: ['description'],
	headings: ['h1', 'headings'],
	canonicals: ['canonical'],
	robotsMetas: ['robots'],
	robotsTxt: ['robots'],
	response: ['canonical', 'robots', 'response', 'language'],
	htmlTags: ['language'],
	hreflangs: ['language'],
	textBlocks: ['words'],
	links: ['links'],
	images: ['images'],
	openGraph: ['social'],
	vitals: ['vitals'],
};

const facts = Object.keys(page.facts) as readonly Fact[];
const needed: readonly Fact[] = ['response', 'robotsTxt', 'robotsMetas'];

describe('a page or line that hosts call fine', () => {
	it('is a page of which everything was read and checked', () => {
		const { api, command, isFine, fineLines } = drawnWith('url', page.facts.url);

		expect(isFine).toBe(true);
		expect(api).toMatchObject({ indexable: 'yes' });
		expect(command).toContain('Can be indexed · nothing to fix');
		expect(fineLines).toEqual(
			expect.arrayContaining(['title', 'robots', 'response', 'canonical', 'headings', 'links']),
		);
	});

	it.each(facts)('is not a page or line that shows %s, if that is unknown', (fact) => {
		const { api, command, fineLines, isFine } = drawnWith(fact, null);

		expect(fineLines.filter((line) => linesOf[fact]?.includes(line))).toEqual([]);
		if (!needed.includes(fact)) return;
		expect(isFine).toBe(false);
		expect(api.indexable).toBe('unknown');
		expect(`${command} ${api.summary}`).not.toContain('Can be indexed');
	});

	it.each(facts.filter((fact) => Array.isArray(page.facts[fact])))(
		'is no line that shows %s, if there are none',
		(fact) => {
			const { fineLines } = drawnWith(fact, []);
			const isRightWithout = fact === 'robotsMetas' || fact === 'hreflangs';

			expect(fineLines.filter((line) => !isRightWithout && linesOf[fact]?.includes(line))).toEqual(
				[],
			);
		},
	);

	it.each([
		[{ status: 200, headers: null }, options.robotsTxt, 'headers not read'],
		[options.response, undefined, 'robots.txt not read'],
		[options.response, { status: null, text: null }, 'robots.txt not read'],
		[undefined, undefined, 'headers and robots.txt not read'],
		[options.response, { status: 404, text: null }, null],
	])('is no page with response %j and robots.txt %j', (response, robotsTxt, unread) => {
		const { response: _response, robotsTxt: _robotsTxt, ...rest } = options;
		const report = auditHtml(fixtureHtml(fixture), {
			...rest,
			...(response && { response }),
			...(robotsTxt && { robotsTxt }),
		});
		const [{ text } = { text: '' }] = verdictParts(report);

		expect(report.indexable).toBe(unread ? 'unknown' : 'yes');
		expect(text).toBe(
			unread ? `Nothing on the page forbids indexing; ${unread}` : 'Can be indexed',
		);
		expect(isFinePage(report)).toBe(unread === null);
	});

	it.each([
		['en', 'nothing found, but nested too deeply to be checked'],
		['ja', '階層が深すぎて確認できません'],
	])('is no page that is too deep to be read, in %s', (locale, text) => {
		const report = auditHtml(fixtureHtml({ main: tooDeep }), { ...options, locale });
		const parts = verdictParts(report);

		expect(isFinePage(report)).toBe(false);
		expect(parts.map(({ kind }) => kind)).not.toContain('nothing');
		expect(parts.find(({ kind }) => kind === 'unread')?.text).toContain(text);
	});
});
