import { expect, type Locator, type Page } from '@playwright/test';
import { BuilderPage } from './builder.ts';
import { OpenDialog, Question } from './dialog.ts';
import { Messages } from './messages.ts';
import { inEnglish, type Say } from './words.ts';

/** One posted list. */
export class CommunityListPage {
  readonly page: Page;
  readonly article: Locator;
  readonly heading: Locator;
  readonly messages: Messages;
  readonly comments: Locator;
  readonly commentField: Locator;
  readonly likeButton: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.messages = new Messages(page, say);
    // In a wide window the card of a unit, an article too, stands beside the post's parts.
    const title = page.getByRole('heading', { level: 1 });
    this.article = page.getByRole('main').getByRole('article').filter({ has: title });
    this.heading = page.getByRole('heading', { level: 1 });
    this.comments = page
      .getByRole('region', { name: new RegExp(`^${say('Comments')}`) })
      .locator('[id^="comment-"]');
    this.commentField = page.getByRole('textbox', { name: say('Your comment') });
    this.likeButton = this.article.getByTitle(say('I like this list'), { exact: true });
  }

  async open(id: string): Promise<this> {
    await this.page.goto(`/community-lists/${id}`);
    return this;
  }

  async shown(name: string): Promise<this> {
    await expect(this.heading).toHaveText(name);
    return this;
  }

  get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async comment(text: string): Promise<void> {
    await this.commentField.fill(text);
    await this.article.getByRole('button', { name: this.say('Comment'), exact: true }).click();
    await this.messages.heard(this.say('Your comment is posted'));
    await expect(this.commentField).toHaveValue('');
  }

  /** The comment with this text, without the replies to it. */
  said(text: string): Locator {
    return this.comments.filter({ hasText: text });
  }

  async openInBuilder(): Promise<BuilderPage> {
    await this.messages.clear();
    await this.article.getByRole('button', { name: this.say('Open in the builder') }).click();
    return new BuilderPage(this.page, this.say).shown();
  }

  /** Takes one of what is seldom done with the list. */
  async choose(what: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.messages.clear();
    await this.article.getByRole('button', { name: this.say('More about this list'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.say(what, values), exact: true }).click();
  }

  async takeDown(name: string): Promise<void> {
    await this.choose('Take the list down');
    const question = await new Question(this.page, this.say('Take “{0}” down?', { 0: name })).shown();
    await question.answer(this.say('Take it down'));
    await this.messages.heard(this.say('The list is taken down'));
  }

  async deleteComment(text: string): Promise<void> {
    await this.messages.clear();
    await this.comments.filter({ hasText: text }).locator('button[aria-haspopup="menu"]').click();
    await this.page.getByRole('menuitem', { name: this.say('Delete the comment'), exact: true }).click();
    const question = await new Question(this.page, this.say('Delete this comment?')).shown();
    await question.answer(this.say('Delete'));
    await expect(this.comments.filter({ hasText: text })).toHaveCount(0);
  }

  async report(reason: string): Promise<void> {
    await this.choose('Report the list');
    const dialog = await new OpenDialog(this.page, this.say('Report the list'), this.say).shown();
    await dialog.root.getByRole('radio', { name: this.say(reason), exact: true }).check();
    await dialog.root.getByRole('button', { name: this.say('Send the report'), exact: true }).click();
    await dialog.gone();
  }

  async block(author: string): Promise<void> {
    await this.choose('Block {0}', { 0: author });
    const question = await new Question(this.page, this.say('Block {0}?', { 0: author })).shown();
    await question.answer(this.say('Block'));
    await this.messages.heard(this.say('{0} is blocked', { 0: author }));
  }
}
