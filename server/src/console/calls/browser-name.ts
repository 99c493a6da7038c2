/** In this order, because most browsers also claim to be Chrome and Safari. */
const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'] as const;

/** “Firefox, Linux”: enough to tell one’s own sessions apart. Empty if neither is known. */
export function browserName(userAgent: string): string {
	const browser = browsers.find((name) => userAgent.includes(`${name}/`));
	const system = systems.find((name) => userAgent.includes(name));
	return [browser && (names[browser] ?? browser), system].filter(Boolean).join(', ');
}
