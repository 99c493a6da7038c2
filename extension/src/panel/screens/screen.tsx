import { useEffect, useErrorBoundary, useReducer, useState } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { loadedScreen, loadScreen, type ScreenName } from './screens.ts';

/** One screen, loaded on demand. An error in it stays in it; the others still work. */
export function Screen({ name }: { readonly name: ScreenName }) {
	const { texts } = useLanguage();
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const [isMissing, setMissing] = useState(false);
	const [error] = useErrorBoundary((thrown) => {
		console.error(`The screen “${name}” could not be shown.`, thrown);
	});
	useEffect(() => {
		if (loadedScreen(name)) return;
		loadScreen(name).then(
			() => redraw(undefined),
			// The extension was updated while the panel was open, and its old files are gone.
			(cause) => {
				console.error(`The screen “${name}” could not be loaded.`, cause);
				setMissing(true);
			},
		);
	}, [name]);
	if (error || isMissing) {
		return (
			<div class="notice" role="alert">
				<strong>{texts.screenFailed.title}</strong>
				<p>{texts.screenFailed.text}</p>
			</div>
		);
	}
	const Loaded = loadedScreen(name);
	return Loaded && <Loaded />;
}
