const shape =
	/^(?:(?<worldwide>google)|(?<engine>[a-z][a-z0-9]*)_(?<country>[a-z]{2}|japan))(?<part>__[a-z][a-z0-9]*)?$/;

/** Common country names that differ from the ISO 3166 code. */
const countries: Readonly<Record<string, string>> = { uk: 'gb', japan: 'jp' };

/**
 * The canonical `<engine>_<country>[__<part>]` of a search engine’s key, where the part is a device
 * or a kind of results; null if it is invalid. Google also has a key for all countries together.
 */
export function parseEngineKey(text: string): string | null {
	const parts = text.trim().toLowerCase().match(shape)?.groups;
	if (!parts) return null;
	const { worldwide, engine, country = '', part = '' } = parts;
	if (worldwide !== undefined) return `${worldwide}${part}`;
	return `${engine}_${countries[country] ?? country}${part}`;
}
