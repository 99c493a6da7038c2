import { useMemo } from 'preact/hooks';
import { countriesIn } from '../../language/countries-in.ts';
import { useLanguage } from '../../language/language.ts';
import { SelectField } from '../controls/select-field.tsx';
import { usePage } from '../page-view.ts';

/**
 * The country whose rules apply on this site: the one the page suggests, unless the user chose one.
 */
export function GeoField() {
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
