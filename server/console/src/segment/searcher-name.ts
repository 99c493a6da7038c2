import { countryName } from '@plumbline/core';
import { devices, type SplitDimension } from '@plumbline/core/api';
import { useCallback } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';

/** Countries and devices as people say them. */
export function useSearcherName(): (subject: SplitDimension, value: string) => string {
	const { locale, texts } = useLanguage();
	return useCallback(
		(subject, value) => {
			if (subject === 'country') return countryName(value, locale);
			const device = devices.find((known) => known === value);
			return device === undefined ? value : texts.devices[device];
		},
		[locale, texts],
	);
}
