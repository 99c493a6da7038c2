/** The name and the one sentence that stand for the whole site. */
export const about = {
	title: 'Plumbline',
	description:
		'SEO audits in the browser, the WordPress editor, the command line and CI: one engine, the same verdict everywhere, and a source for every rule.',
};
