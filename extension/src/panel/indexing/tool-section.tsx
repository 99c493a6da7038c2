import { toolLinks } from '@plumbline/core';
import { useLanguage } from '../language.ts';
import { usePage } from '../page-view.ts';

/** Links that open the page in other tools. */
export function ToolSection() {
	const texts = useLanguage().texts.search.indexing;
	const { facts, url } = usePage();
	const links = toolLinks(url, facts.get('robotsTxt')?.text ?? null);
	if (links.length === 0) return null;
	return (
		<section>
			<h2>{texts.tools}</h2>
			<p class="quiet-text">{texts.toolsWhy}</p>
			<ul class="tools">
				{links.map(({ name, url: address }) => (
					<li key={name}>
						<a href={address} target="_blank" rel="noreferrer">
							{texts.toolNames[name]}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
