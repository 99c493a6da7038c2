/**
 * All that depends on the name of the product. `npm run ts -- scripts/rename.ts NAME` changes every
 * one of them; with `--released`, only those that nobody outside has stored or written down.
 */
export const product = 'Plumbline';

/** Names that people’s pages, files, scripts and databases contain once a release is out. */
export const keptAfterRelease: readonly { readonly pattern: RegExp; readonly why: string }[] = [
	{ pattern: /data-plumbline-ignore|plumbline-ignore/, why: 'is in the HTML of people’s pages' },
	{ pattern: /plumbline\.config\b/, why: 'is a file in people’s projects' },
	{ pattern: /PLUMBLINE_[A-Z_]+/, why: 'is a setting of servers and pipelines' },
	{ pattern: /X-Plumbline-[\w-]+/, why: 'is a header that clients read' },
	{ pattern: /plumbline\/v\d/, why: 'is a path that WordPress answers' },
	{ pattern: /plumbline_\w+/, why: 'is an option, a meta key, a hook or a metric' },
	{ pattern: /\bplumbline\.db\b/, why: 'is the file with people’s data' },
	{
		pattern: /plumbline\.(?:php|zip)|'plumbline'/,
		why: 'is the slug and text domain of the plugin',
	},
	{ pattern: /plumbline@[\w.-]+/, why: 'is the id of the extension in Firefox' },
	{ pattern: /@plumbline\/(?:core|server|cli)\b/, why: 'is a package that programs import' },
];
