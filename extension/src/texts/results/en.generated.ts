// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const en = {
	title: "Beside search results",
	why: "Shows at results of your own sites what this browser knows about them: the position and clicks of the query from your Search Console file or server, and the verdict of your last audit. A site is yours if you dropped a file for it, or keep auditing it. Results are compared inside the browser, and nothing is sent unless you also ask your server. The browser asks for access to the results page.",
	markOn: ({ name }: { readonly name: string | number }) => `Mark my sites on ${written(name)}`,
	fromServer: ({ origin }: { readonly origin: string | number }) => `Also show figures from ${written(origin)}`,
	fromServerWhy: "Sends the URLs of those results that belong to its sites to your server, never the query.",
	denied: "The browser did not give access to this results page.",
	position: ({ position }: { readonly position: string | number }) => `avg. position ${written(position)}`,
	clicks: ({ clicks }: { readonly clicks: string | number }) => `clicks ${written(clicks)}`,
	audited: ({ day, mustFix, worthFixing }: { readonly day: string | number; readonly mustFix: string | number; readonly worthFixing: string | number }) => `audited ${written(day)}: ${written(mustFix)} must fix, ${written(worthFixing)} worth fixing`,
};
export type Texts = typeof en;
