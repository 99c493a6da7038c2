import { foldPhrase } from '../folding/fold.ts';
import { piecesOfTitle, splitSiteName } from './site-name.ts';

export interface NamesOfPage {
	/** Its main headings and its titles for social networks. */
	readonly names?: readonly string[] | undefined;
	readonly siteName?: string | undefined;
}

/**
 * The title without the names of the site and its sections: the main heading often repeats one part
 * of the title.
 */
export function ownTitle(title: string, { names = [], siteName }: NamesOfPage): string {
	const { title: whole, siteName: last } = splitSiteName(title, siteName);
	const pieces = piecesOfTitle(whole).map((piece) => foldPhrase(piece, null));
	const sites = [siteName, last].map((name) => foldPhrase(name ?? '', null));
	const own = names.find((name) => {
		const folded = foldPhrase(name, null);
		return pieces.length > 1 && pieces.includes(folded) && !sites.includes(folded);
	});
	return own?.trim() ?? whole;
}
