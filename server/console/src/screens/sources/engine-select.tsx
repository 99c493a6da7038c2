import { engineName } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';

interface EngineSelectProps {
	readonly value: string;
	/** Besides the common ones. */
	readonly others?: readonly string[];
	/** Whether nothing is chosen yet, so that nobody takes the first one by accident. */
	readonly isOpen?: boolean;
	readonly onChange: (engine: string) => void;
}

/** Which search engine and country the figures are of. */
export function EngineSelect({ value, others = [], isOpen = false, onChange }: EngineSelectProps) {
	const { texts, locale } = useLanguage();
	return (
		<label>
			<span>{texts.engine}</span>
			<select
				value={value}
				required
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{isOpen && <option value="">{texts.sources.choose}</option>}
				{[...new Set([...others, ...commonEngines])].map((key) => (
					<option key={key} value={key}>
						{seriesName(key, { texts, locale })}
					</option>
				))}
			</select>
		</label>
	);
}

export function seriesName(
	key: string,
	{ texts, locale }: Pick<ReturnType<typeof useLanguage>, 'texts' | 'locale'>,
): string {
	if (key === 'google') return texts.sources.worldwide;
	return engineName(key, { locale, devices: texts.devices });
}

/** Countries with most searches; the command line connects any other. */
export const commonEngines = [
	'google',
	'google_us',
	'google_gb',
	'google_ca',
	'google_au',
	'google_in',
	'google_de',
	'google_fr',
	'google_es',
	'google_it',
	'google_nl',
	'google_br',
	'google_mx',
	'google_jp',
	'google_kr',
	'bing_us',
	'bing_gb',
	'bing_de',
	'bing_jp',
] as const;
