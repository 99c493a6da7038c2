// The default encodings of browsers by country (HTML standard, “encoding sniffing algorithm”, step 9).
const countriesByCharset: Readonly<Record<string, string>> = {
	shift_jis: 'jp',
	'euc-kr': 'kr',
	gb18030: 'cn',
	big5: 'tw hk mo',
	'windows-1251': 'ru by ua kz kg bg rs mk tj',
	'windows-1250': 'cz sk hr',
	'iso-8859-2': 'pl hu si',
	'iso-8859-7': 'gr cy',
	'windows-1254': 'tr az',
	'windows-1255': 'il',
	'windows-1256': 'sa ae eg iq jo kw lb ly ma om qa sd sy tn ye dz bh ps ir af',
	'windows-1257': 'ee lv lt',
	'windows-1258': 'vn',
	'windows-874': 'th',
};

const charsetByCountry = new Map(
	Object.entries(countriesByCharset).flatMap(([charset, countries]) =>
		countries.split(' ').map((country) => [country, charset] as const),
	),
);

export function defaultCharset(geo: string): string {
	return charsetByCountry.get(geo) ?? 'windows-1252';
}
