/** True when a request takes a page, by its Accept header; one without takes anything. */
export function takesHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/(?:html|\*)|\*\/\*/i.test(accept);
}
