import { useEffect, useErrorBoundary, useReducer } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { loadedScreen, loadScreen, type ScreenName } from './screens.ts';

/** One screen, once it is there. A mistake of ours in it ends here; the others still work. */
export function Screen({ name }: { readonly name: ScreenName }) {
	const { texts } = useLanguage();
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const [error] = useErrorBoundary((thrown) => {
		console.error(`The screen “${name}” could not be shown.`, thrown);
	});
	useEffect(() => {
		if (!loadedScreen(name)) void loadScreen(name).then(() => redraw(undefined));
	}, [name]);
	if (error) {
		return (
			<div class="notice" role="alert">
				<strong>{texts.unexpected.title}</strong>
				<p>{texts.unexpected.text}</p>
			</div>
		);
	}
	const Loaded = loadedScreen(name);
	return Loaded && <Loaded />;
}
