import { geos } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { type Language, useLanguage } from './language.ts';

interface CountrySelectProps {
	readonly geo: string;
	readonly onChange: (geo: string) => void;
}

/** Whose rules and limits hold. */
export function CountrySelect({ geo, onChange }: CountrySelectProps) {
	const language = useLanguage();
	const countries = useMemo(() => countriesIn(language), [language]);
	return (
		<label class="country">
			{language.texts.country}{' '}
			<select value={geo} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				{countries.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}

function countriesIn({ countryName, locale }: Language) {
	const { compare } = new Intl.Collator(locale);
	return geos
		.map((code) => ({ code, name: countryName(code) }))
		.sort((left, right) => compare(left.name, right.name));
}
