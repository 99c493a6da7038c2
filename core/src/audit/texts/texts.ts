import { localeTexts } from '#locales';
import type { Locale, LocaleTexts } from '../../locales/locale.ts';
import type { Occurrence, RuleData } from '../rule.ts';
import { type PhraseKey, phrases } from './phrases.ts';
import { fillTemplate, type Values } from './text-template.ts';

/** Key and English text of everything a rule says; the source of `locales/en.json`. */
export function ruleTexts(rule: RuleData): readonly (readonly [key: string, text: string])[] {
	const { name, title, why, fix, many } = rule;
	const messages = Object.entries(rule.messages).map(
		([key, text]) => [`${name}.messages.${key}`, text] as const,
	);
	return [
		[`${name}.title`, title],
		[`${name}.why`, why],
		[`${name}.fix`, fix],
		...messages,
		...(many === null ? [] : [[`${name}.many`, many] as const]),
	];
}

/** Phrases with plural forms: `notes` for `notes_one` and `notes_other`. */
type CountedPhrase = Extract<PhraseKey, `${string}_one`> extends `${infer Name}_one` ? Name : never;

/** The texts of a rule that do not depend on its findings. */
type RuleTexts = Readonly<Record<'title' | 'why' | 'fix', string>>;

export interface Texts {
	readonly phrase: (key: PhraseKey, values?: Values) => string;
	/** The plural form for the number. */
	readonly counted: (name: CountedPhrase, count: number) => string;
	readonly rule: (rule: RuleData, part: keyof RuleTexts) => string;
	readonly message: (rule: RuleData, occurrence: Occurrence) => string;
	/** Why a rule was not checked. */
	readonly reason: (reason: string) => string;
	/** One sentence for a finding: its message, or for several nodes their count. */
	readonly headline: (rule: RuleData, occurrences: readonly Occurrence[]) => string;
}

const known = new Map<LocaleTexts | null, Texts>();

/**
 * The texts of a language; the same object each time, so that results derived from it can be
 * cached.
 */
export function textsIn(locale: Locale): Texts {
	const translated = localeTexts(locale);
	const texts = known.get(translated) ?? textsOf(translated, new Intl.PluralRules(locale));
	known.set(translated, texts);
	return texts;
}

/** English replaces missing translations. */
export function textsOf(translated: LocaleTexts | null, plurals: Intl.PluralRules): Texts {
	const ofRule = ({ name }: RuleData, part: string, english: string) =>
		translated?.[`${name}.${part}`] ?? english;

	const message = (rule: RuleData, { message: key, values }: Occurrence) =>
		fillTemplate(ofRule(rule, `messages.${key}`, rule.messages[key] ?? key), values);

	const phrase = (key: PhraseKey, values: Values = {}) =>
		fillTemplate(translated?.[`phrase.${key}`] ?? phrases[key], values);

	/** A language may have more forms than English, or fewer. */
	function counted(name: CountedPhrase, count: number): string {
		const fitting = translated?.[`phrase.${name}_${plurals.select(count)}`];
		if (fitting) return fillTemplate(fitting, { count });
		return phrase(count === 1 ? `${name}_one` : `${name}_other`, { count });
	}

	const ofRules = new WeakMap<RuleData, RuleTexts>();

	function textsOfRule(rule: RuleData): RuleTexts {
		const known = ofRules.get(rule);
		if (known) return known;
		const { fix, title, why } = rule;
		const texts = {
			title: ofRule(rule, 'title', title),
			why: ofRule(rule, 'why', why),
			fix: ofRule(rule, 'fix', fix),
		};
		ofRules.set(rule, texts);
		return texts;
	}

	return {
		phrase,
		counted,
		reason(reason) {
			const key = `reason_${reason}`;
			return phrase(key in phrases ? (key as PhraseKey) : 'reason_other'); // narrowed by in
		},
		rule: (rule, part) => textsOfRule(rule)[part],
		message,
		headline(rule, occurrences) {
			const [first] = occurrences;
			if (!first) return ofRule(rule, 'title', rule.title);
			if (occurrences.length === 1 || rule.many === null) return message(rule, first);
			return fillTemplate(ofRule(rule, 'many', rule.many), {
				...first.values,
				count: occurrences.length,
			});
		},
	};
}
