/** A page of about 50,000 elements, of every kind that the screens list. */
export function largePage(): string {
	const part = (number: number) =>
		`<section><h2>Loaf ${number}</h2><p>The <b>crust</b> of <em>loaf ${number}</em> is thin, and its crumb is open.</p>
<p><a href="/loaves/${number}">Recipe ${number}</a> <img src="/picture.svg" alt="Loaf ${number}" width="9" height="9" loading="lazy"> <span>${number}</span></p></section>`;
	const parts = Array.from({ length: 5600 }, (_, index) => part(index));
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every loaf we have ever baked</title></head>
<body><main><h1>Every loaf we have ever baked</h1>${parts.join('')}</main></body></html>`;
}
