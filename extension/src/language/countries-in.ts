import { geos } from '@plumbline/core';
import type { Language } from './language.ts';

/** Every country with its name, sorted as the language sorts. */
export function countriesIn({ countryName, locale }: Language) {
	const { compare } = new Intl.Collator(locale);
	return geos
		.map((geo) => ({ value: geo, name: countryName(geo) }))
		.sort((left, right) => compare(left.name, right.name));
}
