import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/rules.ts';
import { defineRule } from '../rule.ts';
import { ruleTexts, textsIn, textsOf } from './texts.ts';

const rule = defineRule({
	name: 'crust_is_crisp',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: { url: 'https://example.com/', says: 'So it is.', checked: '2026-11-20' },
	reads: [],
	title: 'The crust is crisp',
	why: 'Crisp crust tastes better.',
	fix: 'Bake longer.',
	messages: { soft: 'The crust of “{name}” is soft', burnt: 'The crust is burnt' },
	many: '{count} crusts are soft',
	evaluate() {},
});
const soft = (name: string) => ({ message: 'soft', values: { name }, nodes: [] });
const burnt = { message: 'burnt', values: {}, nodes: [] };

describe('texts of a rule', () => {
	const texts = textsIn('en');

	it('fill a message with its values', () => {
		expect(texts.message(rule, soft('rye'))).toBe('The crust of “rye” is soft');
	});

	it.each([
		['the desired state if nothing is wrong', [], 'The crust is crisp'],
		['the message of the only thing wrong', [burnt], 'The crust is burnt'],
		['how many there are', [soft('rye'), soft('spelt')], '2 crusts are soft'],
	])('use as headline %s', (_name, occurrences, expected) => {
		expect(texts.headline(rule, occurrences)).toBe(expected);
	});

	it('use the first message as headline if there is no plural form', () => {
		expect(texts.headline({ ...rule, many: null }, [burnt, soft('rye')])).toBe(
			'The crust is burnt',
		);
	});

	it('are English if there is no translation', () => {
		expect(textsIn('ja').rule(rule, 'fix')).toBe('Bake longer.');
		expect(textsIn('ja').headline(rule, [])).toBe('The crust is crisp');
	});

	it('come in the language of the report', () => {
		const title = rules.find(({ name }) => name === 'title_tag_used');
		expect(title && textsIn('ja').rule(title, 'title')).toBe('ページにタイトルがある');
	});

	it('have one key each', () => {
		expect(Object.fromEntries(ruleTexts(rule))).toEqual({
			'crust_is_crisp.title': 'The crust is crisp',
			'crust_is_crisp.why': 'Crisp crust tastes better.',
			'crust_is_crisp.fix': 'Bake longer.',
			'crust_is_crisp.messages.soft': 'The crust of “{name}” is soft',
			'crust_is_crisp.messages.burnt': 'The crust is burnt',
			'crust_is_crisp.many': '{count} crusts are soft',
		});
	});
});

describe('counted phrases', () => {
	it.each([
		[0, '0 notes'],
		[1, '1 note'],
		[2, '2 notes'],
	])('have the plural form for %i', (count, expected) => {
		expect(textsIn('en').counted('notes', count)).toBe(expected);
	});
});

describe('a translation', () => {
	const polish = { 'phrase.notes_few': '{count} uwagi', 'phrase.notes_many': '{count} uwag' };
	const texts = textsOf(polish, new Intl.PluralRules('pl'));

	it('uses the plural forms of its own language', () => {
		expect([2, 5].map((count) => texts.counted('notes', count))).toEqual(['2 uwagi', '5 uwag']);
	});

	it('falls back to English', () => {
		expect(texts.counted('notes', 1)).toBe('1 note');
		expect(texts.rule(rule, 'fix')).toBe('Bake longer.');
	});
});
