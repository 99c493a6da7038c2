import { locales } from '@plumbline/core';
import { ownLanguageName } from '@plumbline/ui';
import { useMemo } from 'preact/hooks';
import { countriesIn, useLanguage } from '../../language/language.ts';
import { densitySetting, geoSetting, languageSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { SelectField } from '../controls/select-field.tsx';

/** The country whose rules apply when a page suggests none, the language of the texts, the density. */
export function SettingsFields() {
	const language = useLanguage();
	const [geo, setGeo] = useSetting(geoSetting);
	const [, setLanguage] = useSetting(languageSetting);
	const [density, setDensity] = useSetting(densitySetting);
	const { densities } = language.texts.settings;
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
			<SelectField
				label={language.texts.settings.density}
				value={density ?? ''}
				options={Object.entries(densities).map(([value, name]) => ({ value, name }))}
				onChange={(value) => void setDensity(value)}
			/>
		</div>
	);
}

/** Each language in its own words. */
const ownNames = locales.map((locale) => ({
	value: locale,
	name: ownLanguageName(locale),
}));
