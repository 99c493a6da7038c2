const shape = /^(?<engine>[a-z][a-z0-9]*)_(?<country>[a-z]{2}|japan)(?<device>__[a-z][a-z0-9]*)?$/;

/** Common country names that differ from the ISO 3166 code. */
const countries: Readonly<Record<string, string>> = { uk: 'gb', japan: 'jp' };

/** The canonical `<engine>_<country>[__<device>]` of a search engine’s key; null if it is invalid. */
export function parseEngineKey(text: string): string | null {
	const parts = text.trim().toLowerCase().match(shape)?.groups;
	if (!parts) return null;
	const { engine, country = '', device = '' } = parts;
	return `${engine}_${countries[country] ?? country}${device}`;
}
