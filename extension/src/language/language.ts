import {
	geos,
	type Locale,
	load,
	localeFor,
	type Texts as Phrases,
	textsIn,
} from '@plumbline/core';
import {
	LanguageContext as AnyLanguageContext,
	useLanguage as useAnyLanguage,
} from '@plumbline/ui';
import type { Context } from 'preact';
import { en, type Texts, textLoaders } from '../texts/panel/texts.generated.ts';

/** Everything that depends on the user's language. */
export interface Language {
	readonly locale: Locale;
	/** The panel’s own texts. */
	readonly texts: Texts;
	/** The sentences that every view of a report shares. */
	readonly phrase: Phrases['phrase'];
	/** Why a rule was not checked. */
	readonly reason: Phrases['reason'];
	/**
	 * Codes that are not two letters are returned unchanged, because servers may name markets
	 * differently.
	 */
	readonly countryName: (geo: string) => string;
	readonly languageName: (code: string) => string;
}

/** Loads the texts of a language. */
export async function languageFor(tag: string): Promise<Language> {
	const locale = localeFor(tag);
	const [texts] = await Promise.all([textLoaders[locale]?.() ?? en, load({ locale })]);
	const countries = new Intl.DisplayNames(locale, { type: 'region' });
	const languages = new Intl.DisplayNames(locale, { type: 'language' });
	const { phrase, reason } = textsIn(locale);
	return {
		locale,
		texts,
		phrase,
		reason,
		countryName: (geo) => (/^[a-z]{2}$/i.test(geo) && countries.of(geo.toUpperCase())) || geo,
		languageName: (code) => languages.of(code) ?? code,
	};
}

// The panel alone provides the value, so both are what it says.
export const LanguageContext = AnyLanguageContext as unknown as Context<Language | null>;
export const useLanguage = useAnyLanguage as () => Language;

/** Every country with its name, sorted as the language sorts. */
export function countriesIn({ countryName, locale }: Language) {
	const { compare } = new Intl.Collator(locale);
	return geos
		.map((geo) => ({ value: geo, name: countryName(geo) }))
		.sort((left, right) => compare(left.name, right.name));
}
