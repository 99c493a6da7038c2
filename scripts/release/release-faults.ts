interface Release {
	/** Such as v1.2.0. */
	readonly tag: string;
	readonly version: string;
	readonly changelog: string;
}

/** Why a tag must not be released, as sentences. */
export function releaseFaults({ changelog, tag, version }: Release): readonly string[] {
	return [
		...(tag === `v${version}`
			? []
			: [`The tag ${tag} does not fit the version ${version} of package.json.`]),
		...(notesOf(changelog, version) === null
			? [`CHANGELOG.md has no lines under the heading “## [${version}] - date”.`]
			: []),
		...(notesOf(changelog, 'Unreleased') === null
			? []
			: ['CHANGELOG.md has lines under “Unreleased”. Move them to the version.']),
	];
}

/** The lines of the changelog about a version; null if there are none. */
export function notesOf(changelog: string, version: string): string | null {
	const sections = changelog.split(/^(?=## \[)/m);
	const own = sections.find((section) => section.startsWith(`## [${version}]`));
	const notes = own?.replace(/^.*\n/, '').trim();
	return notes ? `${notes}\n` : null;
}
