import { locales } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { geoSetting, languageSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { countriesIn } from './countries-in.ts';
import { useLanguage } from './language.ts';
import { SelectField } from './select-field.tsx';

/** Whose rules hold where a page names no country, and in which language they are told. */
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

/** Each language by the name its speakers look for. */
const ownNames = locales.map((locale) => ({
	value: locale,
	name: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
}));
