/** JSON with one property per line; as written if it cannot be parsed. */
export function tidied(json: string): string {
	try {
		return JSON.stringify(JSON.parse(json), null, 2);
	} catch {
		return json;
	}
}
