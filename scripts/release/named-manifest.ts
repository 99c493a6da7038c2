interface Manifest extends Readonly<Record<string, unknown>> {
	readonly name: string;
}

/** The manifest of a package with its place in the repository, which npm compares with the provenance. */
export const namedManifest = (manifest: Manifest, folder: string, repository: string) => ({
	...manifest,
	homepage: `${repository}#readme`,
	bugs: `${repository}/issues`,
	repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
});
