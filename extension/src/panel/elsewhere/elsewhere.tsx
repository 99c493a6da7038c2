import '../../styles/properties.css';
import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';
import { textsFor as toolTextsFor } from '../../texts/tools/texts.generated.ts';
import { useOwnTools } from '../../tools/own-tools.ts';
import { toolsFor } from '../../tools/tools-for.ts';
import { usePage } from '../page-view.ts';

/** The page in other tools: ours, and those that the user added. */
export function Elsewhere() {
	const texts = toolTextsFor(useLanguage().locale);
	const { facts, url } = usePage();
	const own = useOwnTools();
	if (!own) return null;
	const robotsTxt = facts.get('robotsTxt')?.text ?? null;
	const tools = toolsFor({ url, robotsTxt }, own, texts.names);
	return (
		<section>
			<h2>{texts.title}</h2>
			<p class="quiet-text">{tools.length > 0 ? texts.why : texts.none}</p>
			<ul class="tools">
				{tools.map((tool) => (
					<li key={tool.id}>
						<a
							href={tool.url}
							target="_blank"
							rel="noreferrer"
							onClick={(event) => {
								// Browsers open the source code for extensions only, and not from a link.
								if (tool.id !== 'source') return;
								event.preventDefault();
								void browser.tabs.create({ url: tool.url });
							}}
						>
							<bdi>{tool.name}</bdi>
						</a>
					</li>
				))}
			</ul>
			<button type="button" class="more" onClick={() => void browser.runtime.openOptionsPage()}>
				{texts.edit}
			</button>
		</section>
	);
}
