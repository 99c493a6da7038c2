export interface GoogleAddresses {
	readonly authorize: string;
	readonly token: string;
	readonly searchConsole: string;
	readonly analyticsData: string;
	readonly analyticsAdmin: string;
}

/** Google’s URLs; a given base URL replaces all of them. */
export function googleAddresses(baseUrl?: string): GoogleAddresses {
	const at = (host: string) => baseUrl?.replace(/\/$/, '') ?? `https://${host}`;
	return {
		authorize: `${at('accounts.google.com')}/o/oauth2/v2/auth`,
		token: `${at('oauth2.googleapis.com')}/token`,
		searchConsole: at('searchconsole.googleapis.com'),
		analyticsData: at('analyticsdata.googleapis.com'),
		analyticsAdmin: at('analyticsadmin.googleapis.com'),
	};
}
