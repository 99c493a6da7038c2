/** Our mark, a bob on a line from a beam, in the color of the text. */
export function Mark() {
	return (
		<svg class="mark" viewBox="0 0 18 18" aria-hidden="true">
			<path d="M4 2h10M9 2v6" fill="none" stroke="currentColor" stroke-width="1.8" />
			<path d="m9 7.5 3 3.2-3 5.8-3-5.8z" fill="currentColor" />
		</svg>
	);
}
