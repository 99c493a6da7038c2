import { describe, expect, it } from 'vitest';
import type { Report } from '../audit/report/report.ts';
import { ruleTexts } from '../audit/texts/texts.ts';
import { auditHtml } from '../run/audit-html.ts';
import { allFixtures } from './all-fixtures.ts';
import type { Fixture } from './fixture.ts';
import { fixtureHtml, fixtureOptions } from './ordinary-page.ts';
import { rules } from './rules.ts';

const files = await allFixtures();

const audit = (fixture: Fixture): Report =>
	auditHtml(fixtureHtml(fixture), {
		...fixtureOptions(fixture),
		onError: (_rule, cause) => {
			throw cause;
		},
	});

const resultOf = (report: Report, name: string) =>
	report.rules.find((result) => result.name === name);

describe.each(files)('$rule.name', ({ rule, good, bad, unjudged }) => {
	const isInformation = rule.class === 'information';

	it.each(Object.entries(good))('is silent on %s', (_name, fixture) => {
		const status = resultOf(audit(fixture), rule.name)?.status;
		expect(status).toBe(isInformation ? 'not_applicable' : 'passed');
	});

	it.each(Object.entries(bad))('finds %s', (_name, { finds, saidBy: _saidBy, ...fixture }) => {
		const report = audit(fixture);
		const result = resultOf(report, rule.name);
		expect(result?.status).toBe(isInformation ? 'information' : 'failed');
		const reported = result?.occurrences ?? [];
		expect(reported.map(({ messageKey }) => messageKey)).toEqual(finds.map(([key]) => key));
		for (const [index, [, values]] of finds.entries()) {
			expect(reported[index]?.values).toMatchObject(values ?? {});
			expect(reported[index]?.message).not.toMatch(/\{\w+\}/);
		}
	});

	it.each(Object.entries(bad))('makes %s one finding', (_name, { saidBy, ...fixture }) => {
		const report = audit(fixture);
		const { findings } = report;
		const serious = findings.filter(({ severity }) => severity !== 'note');
		const counted = resultOf(report, rule.name)?.severity === 'note' ? findings : serious;
		const expected = isInformation ? [] : [saidBy ?? rule.name];
		expect(counted.map(({ name }) => name)).toEqual(expected);
	});

	it.each(Object.entries(unjudged ?? {}))('has no verdict on %s', (_name, fixture) => {
		const { status, ...page } = fixture;
		expect(resultOf(audit(page), rule.name)?.status).toBe(status);
	});

	it('shows each of its messages on at least one bad page', () => {
		const shown = Object.values(bad).flatMap(({ finds }) => finds.map(([message]) => message));
		expect([...new Set(shown)].sort()).toEqual(Object.keys(rule.messages).sort());
	});
});

describe('the catalogue', () => {
	it('has fixtures for every rule and a rule for every fixture', () => {
		const withFixtures = files.map(({ rule }) => rule.name).sort();
		expect(withFixtures).toEqual(rules.map(({ name }) => name).sort());
	});

	it('names each rule like its file', () => {
		for (const { path, rule } of files) {
			expect(path).toMatch(new RegExp(`/${rule.name.replaceAll('_', '-')}\\.fixtures\\.ts$`));
		}
	});

	it('finds nothing on the ordinary page', () => {
		expect(audit({}).findings.map(({ name }) => name)).toEqual([]);
	});

	it.each(rules)('$name has English texts', (rule) => {
		for (const [key, text] of ruleTexts(rule)) expect(text, key).toBeTruthy();
	});

	it.each(rules)('$name supersedes and is superseded by rules that exist', ({ supersededBy }) => {
		const names = rules.map(({ name }) => name);
		for (const { rule } of supersededBy) expect(names).toContain(rule);
	});

	it.each(rules)(
		'$name is more than a note only if a search engine documents it',
		({ severity, ...rule }) => {
			if (rule.class !== 'engine') expect(severity).toBe('note');
		},
	);
});
