import { canvasDocument } from './canvas.ts';

/** Kinds of marks: words with findings, and words the user jumped to. */
export type Paint = 'problem' | 'here';

const rules = `
::highlight(plumbline-problem) {
	text-decoration: underline 2px #c77700;
	text-underline-offset: 3px;
}
::highlight(plumbline-here) {
	background-color: #ffe08a;
	color: #1e1e1e;
}
`;

/** Paints words with the CSS Custom Highlight API: neither content nor DOM changes. */
export function paint(kind: Paint, ranges: readonly Range[]): void {
	const canvas = canvasDocument();
	const view = canvas.defaultView;
	// Browsers from before 2025 may lack this API; a click on a finding still goes to the block.
	if (!view?.CSS.highlights) return;
	addRules(canvas, view);
	const name = `plumbline-${kind}`;
	if (ranges.length === 0) view.CSS.highlights.delete(name);
	else view.CSS.highlights.set(name, new view.Highlight(...ranges));
}

/** Removes the paint from words in an element that is being typed into. */
export function unpaintIn(element: Node): void {
	const { highlights } = canvasDocument().defaultView?.CSS ?? {};
	for (const kind of ['problem', 'here'] satisfies Paint[]) {
		const painted = highlights?.get(`plumbline-${kind}`);
		painted?.forEach((range) => {
			if (element.contains(range.startContainer)) painted.delete(range);
		});
	}
}

const painted = new WeakSet<Document>();

function addRules(canvas: Document, view: Window & typeof globalThis): void {
	if (painted.has(canvas)) return;
	painted.add(canvas);
	const sheet = new view.CSSStyleSheet();
	sheet.replaceSync(rules);
	canvas.adoptedStyleSheets.push(sheet);
}
