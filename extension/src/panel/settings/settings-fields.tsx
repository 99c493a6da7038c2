import { locales } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { geoSetting, languageSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { SelectField } from '../controls/select-field.tsx';
import { countriesIn } from '../language/countries-in.ts';
import { useLanguage } from '../language/language.ts';

/** The country whose rules apply when a page suggests none, and the language of the texts. */
export function SettingsFields() {
	const language = useLanguage();
	const [geo, setGeo] = useSetting(geoSetting);
	const [, setLanguage] = useSetting(languageSetting);
	const countries = useMemo(() => countriesIn(language), [language]);
	return (
		<div class="settings">
			<SelectField
				label={language.texts.country}
				value={geo ?? ''}
				options={countries}
				onChange={(value) => void setGeo(value)}
			/>
			<SelectField
				label={language.texts.language}
				value={language.locale}
				options={ownNames}
				onChange={(value) => void setLanguage(value)}
			/>
		</div>
	);
}

/** Each language in its own words. */
const ownNames = locales.map((locale) => ({
	value: locale,
	name: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
}));
