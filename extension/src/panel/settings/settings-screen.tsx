import { languagesWithModel, type Report } from '@plumbline/core';
import { StateLegend } from '@plumbline/ui';
import { useMemo } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { countriesIn, type Language, useLanguage } from '../../language/language.ts';
import { textsFor as takeAwayTextsFor } from '../../texts/take-away/texts.generated.ts';
import { SelectField } from '../controls/select-field.tsx';
import { usePage } from '../page-view.ts';
import { ServerSettings } from '../server/server-settings.tsx';
import { SettingsFields } from './settings-fields.tsx';

/** The settings for the audit of this site, and those of the whole panel. */
export function SettingsScreen() {
	const language = useLanguage();
	const { locale, texts } = language;
	const { report, server, url } = usePage();
	return (
		<>
			<section>
				<h2>{texts.settings.site({ host: URL.parse(url)?.host || url })}</h2>
				<div class="settings">
					<GeoField />
					<TextLanguageField />
				</div>
				<p class="basis quiet-text">{basisOf(report, language).join(' · ')}</p>
			</section>
			<section>
				<h2>{texts.settings.everywhere}</h2>
				<SettingsFields />
				<ServerSettings origin={server} />
			</section>
			<section>
				<h2>{texts.settings.marks}</h2>
				<StateLegend />
			</section>
			<p class="privacy quiet-text">
				{server ? texts.privacyWithServer({ origin: server }) : texts.privacy}
			</p>
			<button type="button" class="more" onClick={() => void browser.runtime.openOptionsPage()}>
				{takeAwayTextsFor(locale).options}
			</button>
		</>
	);
}

/** The rules, the language and the type by which the page is judged. */
function basisOf(
	{ geo, language, pageType, ruleSet }: Report,
	{ languageName, phrase }: Language,
): readonly string[] {
	return [
		phrase('rule_set', { geo, version: ruleSet }),
		language && languageName(language),
		pageType && pageType !== 'other' && phrase(`page_type_${pageType}`),
	].filter((part) => typeof part === 'string');
}

/**
 * The country whose rules apply on this site: the one the page suggests, unless the user chose one.
 */
function GeoField() {
	const language = useLanguage();
	const { changeSite, site, suggestedGeo } = usePage();
	const texts = language.texts.search.overview;
	const countries = useMemo(() => countriesIn(language), [language]);
	const { because, geo } = suggestedGeo;
	const automatic = texts.automatic({
		country: language.countryName(geo),
		why: texts.because[because],
	});
	return (
		<SelectField
			label={texts.country}
			value={site.geo}
			options={[{ value: '', name: automatic }, ...countries]}
			onChange={(value) => void changeSite(() => ({ geo: value }))}
		/>
	);
}

/** The language to judge texts of this site by, when neither page nor text reveals it. */
function TextLanguageField() {
	const { languageName, locale, texts: all } = useLanguage();
	const { changeSite, facts, site } = usePage();
	const texts = all.search.overview;
	const languages = useMemo(() => {
		const { compare } = new Intl.Collator(locale);
		return languagesWithModel
			.map((code) => ({ value: code as string, name: languageName(code) }))
			.sort((left, right) => compare(left.name, right.name));
	}, [languageName, locale]);
	const guessed = facts.get('language')?.guessed ?? null;
	const automatic =
		guessed === null ? texts.notRecognised : texts.recognised({ language: languageName(guessed) });
	return (
		<SelectField
			label={texts.textLanguage}
			value={site.textLanguage}
			options={[{ value: '', name: automatic }, ...languages]}
			onChange={(value) => void changeSite(() => ({ textLanguage: value }))}
		/>
	);
}
