import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { fixtureHtml } from '../../rules/ordinary-page.ts';
import { jsonReport } from './format-json.ts';
import { formatJunit, junitReport } from './format-junit.ts';
import { markdownReport } from './format-markdown.ts';
import { sarifReport } from './format-sarif.ts';
import { auditedPage, breadHtml, hostileHtml, hostileText } from './sample-pages.fixtures.ts';
import { xmlText } from './xml-text.ts';

interface Element {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	text: string;
}

/** Elements in document order; throws if the text is not well-formed XML. */
function elementsOf(xml: string): readonly Element[] {
	const parser = new SaxesParser();
	const elements: Element[] = [];
	const open: Element[] = [];
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ attributes, name }) => {
		const element: Element = { name, attributes, text: '' };
		elements.push(element);
		open.push(element);
	});
	parser.on('text', (text) => {
		const element = open.at(-1);
		if (element) element.text += text;
	});
	parser.on('closetag', () => open.pop());
	parser.write(xml).close();
	return elements;
}

const page = auditedPage('a.html', breadHtml);
const named = (elements: readonly Element[], name: string) =>
	elements.filter((element) => element.name === name);

describe('a report as JUnit', () => {
	it('has a failed test for each finding that fails, and a passed one for each other page', () => {
		const fine = auditedPage('fine.html', fixtureHtml({}));
		const elements = elementsOf(formatJunit([page, fine]));
		const cases = named(elements, 'testcase').map(({ attributes }) => attributes);
		const failing = page.report.findings.filter(({ severity }) => severity === 'error');
		expect(cases.map(({ classname, name }) => `${classname}: ${name}`)).toEqual([
			...failing.map(({ name }) => `a.html: ${name}`),
			'fine.html: nothing fails',
		]);
		for (const counted of [elements[0], ...named(elements, 'testsuite')]) {
			expect(counted?.attributes).toMatchObject({
				tests: `${cases.length}`,
				failures: `${failing.length}`,
				skipped: '0',
			});
		}
	});

	it('fails what must be fixed, with its places', () => {
		const failures = named(elementsOf(formatJunit([page])), 'failure');
		expect(failures.map(({ attributes }) => attributes.message)).toContain('The page has no title');
		const all = named(elementsOf(formatJunit([page], { failOn: 'note' })), 'failure');
		expect(all.map(({ text }) => text)).toContainEqual(
			expect.stringContaining('main headings (h1)\n3:3 <h1>Bread</h1>\n4:3 <h1>Rolls</h1>\n'),
		);
	});

	it('has the texts of a rule once, however many pages there are', () => {
		const text = formatJunit([page, auditedPage('b.html', breadHtml)]);
		const [rule] = page.report.findings;
		expect(text.split(`<failure message="${xmlText(rule?.headline ?? '')}"`)).toHaveLength(3);
		for (const once of [rule?.why, rule?.fix, rule?.evidence.url]) {
			expect(text.split(xmlText(once ?? ''))).toHaveLength(2);
		}
	});

	it.each([
		['note', (count: number) => expect(count).toBe(page.report.findings.length)],
		['never', (count: number) => expect(count).toBe(0)],
	] as const)('fails findings from %s up on request', (failOn, check) => {
		check(named(elementsOf(formatJunit([page], { failOn })), 'failure').length);
	});

	it('is well-formed whatever the page and its name contain', () => {
		const elements = elementsOf(formatJunit([auditedPage(hostileText, hostileHtml)]));
		expect(named(elements, 'testcase')[0]?.attributes.classname).toContain(
			'<script>alert(1)</script>',
		);
	});
});

describe('text in XML', () => {
	it.each(['a & b < c > "d" ‘e’ ]]>', 'tab\tand\nline', '日本語 👩‍🍳'])(
		'%j reads back unchanged',
		(text) => {
			const [root] = elementsOf(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
			expect(root).toMatchObject({ text, attributes: { b: text } });
		},
	);

	it('has no character that XML does not allow', () => {
		const [root] = elementsOf(`<a>${xmlText('\u0000\u001b\u007f\ufffe\ud800')}</a>`);
		expect(root?.text).toBe('�����');
	});
});

describe('pages that were not read', () => {
	const unread = [
		{
			subject: 'https://a.example/"x',
			reason: 'No answer.',
			linkedFrom: 'https://a.example/',
			isExpected: false,
		},
		{
			subject: 'https://a.example/cart',
			reason: 'Disallowed.',
			linkedFrom: null,
			isExpected: true,
		},
	];

	it('are errors of JUnit, and skipped where they are expected', () => {
		const elements = elementsOf([...junitReport([page], { unread })].join(''));
		const [suite] = named(elements, 'testsuite');
		expect(suite?.attributes).toMatchObject({ errors: '1', skipped: '1' });
		expect(suite?.attributes.tests).toBe(String(named(elements, 'testcase').length));
		expect(named(elements, 'error')[0]?.attributes.message).toBe(
			'No answer. Linked from https://a.example/',
		);
		expect(named(elements, 'skipped')).toHaveLength(1);
	});

	it('are in JSON before the pages, in Markdown at the end, and notifications of SARIF', () => {
		const json = JSON.parse([...jsonReport([page], { unread })].join(''));
		expect(Object.keys(json)).toEqual(['unread', 'pages']);
		expect(json.unread[0].linked_from).toBe('https://a.example/');
		expect(JSON.parse([...jsonReport([page])].join(''))).not.toHaveProperty('unread');
		const markdown = [...markdownReport([page], unread)].join('');
		expect(markdown).toContain('## Not read\n\n- `https://a.example/"x` ← `https://a.example/`');
		const [run] = JSON.parse([...sarifReport([page], { unread })].join('')).runs;
		expect(run.invocations[0]).toMatchObject({
			executionSuccessful: false,
			toolExecutionNotifications: [{ level: 'error' }, { level: 'note' }],
		});
		expect(run.results.length).toBeGreaterThan(0);
	});
});
