const names = ['#sign-in=', '#share='];

/** The token of the link that opened the page. It leaves the address bar at once. */
export function takeLinkToken(): string | null {
	const name = names.find((name) => location.hash.startsWith(name));
	if (name === undefined) return null;
	const token = location.hash.slice(name.length);
	history.replaceState(null, '', location.pathname + location.search);
	return token;
}
