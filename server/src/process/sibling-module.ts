/** The URL of a worker’s module beside the caller: `.ts` in the workspace, `.js` in a build. */
export function siblingModule(caller: string, path: `./${string}`): URL {
	const extension = caller.endsWith('.ts') ? '.ts' : '.js';
	return new URL(`${path}${extension}`, caller);
}
